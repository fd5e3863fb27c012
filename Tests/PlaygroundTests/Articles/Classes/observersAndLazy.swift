class Thermostat {
    var target: Double = 20 {
        willSet { print("from \(target) to \(newValue)") }
        didSet { if target > 30 { target = 30; print("capped") } }
    }
    lazy var schedule: [String] = {
        print("making the schedule")
        return ["morning", "evening"]
    }()
}
let thermostat = Thermostat()
thermostat.target = 22
thermostat.target = 40
print(thermostat.target)
print(thermostat.schedule.count)
thermostat.schedule.append("night")
print(thermostat.schedule)

// output: from 20.0 to 22.0
// output: from 22.0 to 40.0
// output: capped
// output: 30.0
// output: making the schedule
// output: 2
// output: ["morning", "evening", "night"]
