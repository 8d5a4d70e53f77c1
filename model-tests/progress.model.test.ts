import { everyWay } from "./harness/every-way.ts"
import { progressWalk } from "./walks/progress.walk.ts"

everyWay(progressWalk)
