// U02 [D] a query's view follows the objects of its model, and both ends of a relationship are set together
//! do tap "Add"
//! do tap "Rename"
//! do tap "Delete"
//! expect out(0) == ["[] 0"] and out(1) == ["[\"Alps\"] 1"]
//! expect out(2) == ["[\"Coast\"] 1"] and out(3) == ["[] 0"]
//! expect len(nodes("Text", i=1)) == 4 and len(nodes("Text", i=3)) == 3
import SwiftData
import SwiftUI

@Model final class Trip {
    var name: String
    @Relationship(deleteRule: .cascade) var stops: [Stop] = []
    init(name: String) { self.name = name }
}

@Model final class Stop {
    var trip: Trip?
    init(trip: Trip) { self.trip = trip }
}

struct Trips: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.name) private var trips: [Trip]
    @Query private var stops: [Stop]
    var body: some View {
        let _ = print("\(trips.map(\.name)) \(stops.count)")
        VStack {
            ForEach(trips) { trip in Text("\(trip.stops.count)") }
            Button("Add") { context.insert(Stop(trip: Trip(name: "Alps"))) }
            Button("Rename") { trips.first?.name = "Coast" }
            Button("Delete") { trips.first.map { context.delete($0) } }
        }
    }
}

Trips().modelContainer(for: [Trip.self, Stop.self], inMemory: true)
