import { everyWay } from "./harness/every-way.ts"
import { registrationWalk } from "./walks/registration.walk.ts"

everyWay(registrationWalk)
