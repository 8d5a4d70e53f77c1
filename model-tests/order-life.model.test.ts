import { everyWay } from "./harness/every-way.ts"
import { orderLifeWalk } from "./walks/order-life.walk.ts"

everyWay(orderLifeWalk)
