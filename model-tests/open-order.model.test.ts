import { everyWay } from "./harness/every-way.ts"
import { openOrderWalk } from "./walks/open-order.walk.ts"

everyWay(openOrderWalk)
