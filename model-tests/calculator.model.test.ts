import { everyWay } from "./harness/every-way.ts"
import { calculatorWalk } from "./walks/calculator.walk.ts"

everyWay(calculatorWalk)
