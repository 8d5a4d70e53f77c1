import { type ComponentType, lazy, memo, type ReactNode, Suspense } from "react"
import { firstTouch } from "./first-touch.ts"

/**
 * Creates a part of the page that shows the server's markup until its script is loaded: on the user's first
 * interaction, or when the promise returned by `wakes` resolves (decision 011). `onServer` is the component itself,
 * which is included only in the server's build.
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
