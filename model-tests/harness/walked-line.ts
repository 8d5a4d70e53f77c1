import { figureText as of } from "./figures.ts"
import type { MachineWalk, Walked } from "./machine-walk.ts"

/** How many paths there are, and how many of them time cuts short. */
const pathsText = ({ manner }: MachineWalk, { paths, forestalled }: Walked): string =>
  `${paths} ${manner === "eachPath" ? "paths" : "edges"}${forestalled > 0 ? `, of which ${forestalled} forestalled by time` : ""}`

/** The figures of a machine in one line, for the report of a test run. */
export const lineOfWalked = (walk: MachineWalk, walked: Walked): string =>
  `${walk.machine.id}: states ${of(walked.states)}, transitions ${of(walked.transitions)}, guard branches ${of(walked.branches)}, ` +
  `delays ${of(walked.delays)}, ${pathsText(walk, walked)}, ${walked.seconds.toFixed(1)} s`
