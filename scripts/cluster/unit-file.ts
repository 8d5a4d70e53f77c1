/**
 * Returns the seconds after which systemd restarts a service of this unit; `undefined` if systemd does not restart it.
 */
export const restartSeconds = (unit: string): number | undefined => {
  if (!/^Restart=always$/mu.test(unit)) return undefined
  const given = /^RestartSec=(\d+(?:\.\d+)?)$/mu.exec(unit)?.[1]
  // systemd's default
  return given === undefined ? 0.1 : Number(given)
}
