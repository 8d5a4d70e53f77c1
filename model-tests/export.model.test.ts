import { everyWay } from "./harness/every-way.ts"
import { exportWalk } from "./walks/export.walk.ts"

everyWay(exportWalk)
