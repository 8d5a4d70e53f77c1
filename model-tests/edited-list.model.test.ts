import { everyWay } from "./harness/every-way.ts"
import { editedListWalk } from "./walks/edited-list.walk.ts"

everyWay(editedListWalk)
