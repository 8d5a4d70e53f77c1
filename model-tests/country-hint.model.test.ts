import { everyWay } from "./harness/every-way.ts"
import { countryHintWalk } from "./walks/country-hint.walk.ts"

everyWay(countryHintWalk)
