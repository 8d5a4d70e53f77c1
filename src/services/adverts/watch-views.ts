import { viewRule } from "../../domain/adverts/view-rule.ts"

/**
 * Calls `onSeen` once when half of an element was visible for one second while the page itself was visible (rule
 * advert.counts).
 */
export const watchView = (element: Element, onSeen: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isInSight = false
  const weigh = () => {
    const counts = isInSight && document.visibilityState === "visible"
    if (!counts) {
      clearTimeout(timer)
      timer = undefined
    } else timer ??= setTimeout(finish, viewRule.lastsMs)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      isInSight =
        entries.at(-1)?.isIntersecting === true && (entries.at(-1)?.intersectionRatio ?? 0) >= viewRule.part
      weigh()
    },
    { threshold: viewRule.part }
  )
  const stop = () => {
    observer.disconnect()
    document.removeEventListener("visibilitychange", weigh)
    clearTimeout(timer)
  }
  const finish = () => {
    stop()
    onSeen()
  }
  observer.observe(element)
  document.addEventListener("visibilitychange", weigh)
  return stop
}
