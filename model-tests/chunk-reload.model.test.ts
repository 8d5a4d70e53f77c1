import { everyWay } from "./harness/every-way.ts"
import { chunkReloadWalk } from "./walks/chunk-reload.walk.ts"

everyWay(chunkReloadWalk)
