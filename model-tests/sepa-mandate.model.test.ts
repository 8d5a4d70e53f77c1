import { everyWay } from "./harness/every-way.ts"
import { sepaMandateWalk } from "./walks/sepa-mandate.walk.ts"

everyWay(sepaMandateWalk)
