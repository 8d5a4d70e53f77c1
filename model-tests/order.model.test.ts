import { everyWay } from "./harness/every-way.ts"
import { orderWalk } from "./walks/order.walk.ts"

everyWay(orderWalk)
