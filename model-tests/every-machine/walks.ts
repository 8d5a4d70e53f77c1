import { isRecord } from "../../src/domain/is-record.ts"
import { exportedBy } from "../harness/exported-by.ts"
import type { MachineWalk } from "../harness/machine-walk.ts"

const isWalk = (value: unknown): value is MachineWalk =>
  isRecord(value) && "machine" in value && "walk" in value

/** Every machine with its walk (`model-tests/<machine>/walk.ts`); a test fails for a machine without one. */
export const walks: ReadonlyArray<MachineWalk> = (await exportedBy("model-tests/*/walk.ts", isWalk)).map(
  ({ value }) => value
)
