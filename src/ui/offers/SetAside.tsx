import type { Calculation } from "../../domain/options/calculation.ts"
import { isStillSetAside, type SetAside as Aside } from "../../domain/options/set-aside.ts"
import { SetAsideNotice } from "../kit/SetAsideNotice.tsx"

interface SetAsideProps {
  readonly setAside: ReadonlyArray<Aside>
  readonly calculation: Calculation
}

/** What the address asks for and the list goes without, until something else is chosen. */
export function SetAside({ setAside, calculation }: SetAsideProps) {
  return <SetAsideNotice setAside={setAside.filter((aside) => isStillSetAside(aside, calculation))} />
}
