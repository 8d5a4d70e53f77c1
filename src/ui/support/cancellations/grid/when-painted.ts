let waiting = new Set<() => void>()

const runAll = () => {
  const acts = waiting
  waiting = new Set()
  for (const act of acts) act()
}

/**
 * Runs an action after the next frame is painted, together with all others that wait for it, so that they cause one
 * render. Returns a function that cancels it.
 */
export const whenPainted = (act: () => void): (() => void) => {
  // a task started by an animation frame runs after the paint of that frame
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(runAll))
  waiting.add(act)
  return () => waiting.delete(act)
}
