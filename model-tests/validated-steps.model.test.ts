import { everyWay } from "./harness/every-way.ts"
import { validatedStepsWalk } from "./walks/validated-steps.walk.ts"

everyWay(validatedStepsWalk)
