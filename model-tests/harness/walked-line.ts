import { figureText as of } from "./figures.ts"
import type { MachineWalk, Walked } from "./machine-walk.ts"

/** The figures of a machine in one line, for the report of a test run. */
export const lineOfWalked = ({ machine, manner }: MachineWalk, walked: Walked): string =>
  `${machine.id}: states ${of(walked.states)}, transitions ${of(walked.transitions)}, guard branches ${of(walked.branches)}, ` +
  `delays ${of(walked.delays)}, ${walked.paths} ${manner === "eachPath" ? "paths" : "edges"}, ${walked.seconds.toFixed(1)} s`
