import { everyWay } from "./harness/every-way.ts"
import { instalmentPlanWalk } from "./walks/instalment-plan.walk.ts"

everyWay(instalmentPlanWalk)
