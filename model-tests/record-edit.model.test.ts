import { everyWay } from "./harness/every-way.ts"
import { recordEditWalk } from "./walks/record-edit.walk.ts"

everyWay(recordEditWalk)
