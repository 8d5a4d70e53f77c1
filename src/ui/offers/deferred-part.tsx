import { type ComponentType, useDeferredValue } from "react"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import { withPartTexts } from "./part-texts.ts"

/**
 * Creates a part of the offer list that the server renders and that has a text catalog of its own. The part works
 * without JavaScript; its script is loaded on the first interaction unless `options` specify otherwise. Updates are
 * deferred while the script is loading, so that the part never disappears. `onServer` is the component itself, which is
 * only included in the server's build.
 */
export const deferredPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
  options?: Parameters<typeof sleepingPart>[2]
): ComponentType<Props> => {
  const Part: ComponentType<Props> = sleepingPart(async () => withPartTexts(await load()), onServer, options)
  return (props) => <Part {...useDeferredValue(props)} />
}
