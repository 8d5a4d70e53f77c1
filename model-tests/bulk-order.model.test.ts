import { everyWay } from "./harness/every-way.ts"
import { bulkOrderWalk } from "./walks/bulk-order.walk.ts"

everyWay(bulkOrderWalk)
