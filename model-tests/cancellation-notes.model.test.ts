import { everyWay } from "./harness/every-way.ts"
import { cancellationNotesWalk } from "./walks/cancellation-notes.walk.ts"

everyWay(cancellationNotesWalk)
