import { type ComponentType, lazy, memo, type ReactNode, Suspense } from "react"
import { firstTouch } from "./first-touch.ts"

/**
 * A part that stays as it was sent until its script is there: asked for when the user turns to the page, unless it is
 * wanted `at once` (decision 011). `onServer` is the part itself, which only the server's build has.
 */
export const sleepingPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
  { wakes = firstTouch, meanwhile }: { wakes?: () => Promise<void>; meanwhile?: ReactNode } = {}
) => {
  const Sleeping =
    onServer ??
    lazy(async () => {
      await wakes()
      return { default: await load() }
    })
  return memo((props: Props) => (
    <Suspense fallback={meanwhile}>
      <Sleeping {...props} />
    </Suspense>
  ))
}
