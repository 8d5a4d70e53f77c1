import { everyWay } from "../harness/every-way.ts"
import { walks } from "./walks.ts"

walks.forEach(everyWay)
