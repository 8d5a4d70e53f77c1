import { everyWay } from "./harness/every-way.ts"
import { cancellationWalk } from "./walks/cancellation.walk.ts"

everyWay(cancellationWalk)
