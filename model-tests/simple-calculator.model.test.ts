import { everyWay } from "./harness/every-way.ts"
import { simpleCalculatorWalk } from "./walks/simple-calculator.walk.ts"

everyWay(simpleCalculatorWalk)
