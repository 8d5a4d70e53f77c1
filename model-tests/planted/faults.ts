import { exportedBy } from "../harness/exported-by.ts"
import type { Fault } from "./fault.ts"

const isFaults = (value: unknown): value is ReadonlyArray<Fault> => Array.isArray(value)

/** All planted faults (`model-tests/<machine>/planted.ts`); each name is unique. */
export const faults: ReadonlyArray<Fault> = (await exportedBy("model-tests/*/planted.ts", isFaults)).flatMap(
  ({ value }) => value
)
