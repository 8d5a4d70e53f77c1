import { everyWay } from "./harness/every-way.ts"
import { priceDifferencesWalk } from "./walks/price-differences.walk.ts"

everyWay(priceDifferencesWalk)
