import { everyWay } from "./harness/every-way.ts"
import { zipCheckWalk } from "./walks/zip-check.walk.ts"

everyWay(zipCheckWalk)
