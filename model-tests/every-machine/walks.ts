import { isRecord } from "../../src/domain/is-record.ts"
import { exportedBy } from "../harness/exported-by.ts"
import type { MachineWalk } from "../harness/machine-walk.ts"

const isWalk = (value: unknown): value is MachineWalk =>
  isRecord(value) && "machine" in value && "walk" in value

/** Every machine with the way it is walked through (`model-tests/<machine>/walk.ts`); one without a walk fails a test. */
export const walks: ReadonlyArray<MachineWalk> = (await exportedBy("model-tests/*/walk.ts", isWalk)).map(
  ({ value }) => value
)
