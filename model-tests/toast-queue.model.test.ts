import { everyWay } from "./harness/every-way.ts"
import { toastQueueWalk } from "./walks/toast-queue.walk.ts"

everyWay(toastQueueWalk)
