import { everyWay } from "./harness/every-way.ts"
import { priceAlarmsWalk } from "./walks/price-alarms.walk.ts"

everyWay(priceAlarmsWalk)
