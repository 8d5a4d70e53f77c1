import { figureText as of } from "./figures.ts"
import type { MachineWalk, Walked } from "./machine-walk.ts"

/** Formats the number of paths, and the number of those that a timer cut short. */
const pathsText = ({ manner }: MachineWalk, { paths, forestalled }: Walked): string =>
  `${paths} ${manner === "eachPath" ? "paths" : "edges"}${forestalled > 0 ? `, of which ${forestalled} forestalled by time` : ""}`

/** Formats the coverage of a machine as one line, for the report of a test run. */
export const lineOfWalked = (walk: MachineWalk, walked: Walked): string =>
  `${walk.machine.id}: states ${of(walked.states)}, transitions ${of(walked.transitions)}, guard branches ${of(walked.branches)}, ` +
  `delays ${of(walked.delays)}, ${pathsText(walk, walked)}, ${walked.seconds.toFixed(1)} s`
