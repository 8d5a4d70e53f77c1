import { everyWay } from "./harness/every-way.ts"
import { paymentLifeWalk } from "./walks/payment-life.walk.ts"

everyWay(paymentLifeWalk)
