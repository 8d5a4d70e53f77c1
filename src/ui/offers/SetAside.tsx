import type { Calculation } from "../../domain/options/calculation.ts"
import { isStillSetAside, type SetAside as Aside } from "../../domain/options/set-aside.ts"
import { SetAsideNotice } from "../kit/SetAsideNotice.tsx"

interface SetAsideProps {
  readonly setAside: ReadonlyArray<Aside>
  readonly calculation: Calculation
}

/** Notice about URL parameters that the list ignores, shown until the user makes another choice. */
export function SetAside({ setAside, calculation }: SetAsideProps) {
  return <SetAsideNotice setAside={setAside.filter((aside) => isStillSetAside(aside, calculation))} />
}
