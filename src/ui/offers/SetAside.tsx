import type { Calculation } from "../../domain/options/calculation.ts"
import { isStillSetAside, type SetAside as Aside } from "../../domain/options/set-aside.ts"
import { SetAsideNotice } from "../kit/SetAsideNotice.tsx"

interface SetAsideProps {
  readonly setAside: ReadonlyArray<Aside>
  readonly calculation: Calculation
}

/** Parameters of the URL that the list ignores, shown until the user chooses something else. */
export function SetAside({ setAside, calculation }: SetAsideProps) {
  return <SetAsideNotice setAside={setAside.filter((aside) => isStillSetAside(aside, calculation))} />
}
