let samples = [
    Item(id: 1, name: "Rice", amount: 500, unit: .grams),
    Item(id: 2, name: "Eggs", amount: 1, unit: .pieces),
    Item(id: 3, name: "Milk", amount: 0, unit: .liters),
]
