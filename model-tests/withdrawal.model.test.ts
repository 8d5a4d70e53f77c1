import { everyWay } from "./harness/every-way.ts"
import { withdrawalWalk } from "./walks/withdrawal.walk.ts"

everyWay(withdrawalWalk)
