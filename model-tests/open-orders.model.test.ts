import { everyWay } from "./harness/every-way.ts"
import { openOrdersWalk } from "./walks/open-orders.walk.ts"

everyWay(openOrdersWalk)
