import { everyWay } from "./harness/every-way.ts"
import { sessionWalk } from "./walks/session.walk.ts"

everyWay(sessionWalk)
