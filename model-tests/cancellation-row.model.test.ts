import { everyWay } from "./harness/every-way.ts"
import { cancellationRowWalk } from "./walks/cancellation-row.walk.ts"

everyWay(cancellationRowWalk)
