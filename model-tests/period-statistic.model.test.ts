import { everyWay } from "./harness/every-way.ts"
import { periodStatisticWalk } from "./walks/period-statistic.walk.ts"

everyWay(periodStatisticWalk)
