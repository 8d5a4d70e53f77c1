import { everyWay } from "./harness/every-way.ts"
import { orderStartWalk } from "./walks/order-start.walk.ts"

everyWay(orderStartWalk)
