/**
 * Features that Playwright disables by default. Chromium only uses the last such list, so this one must contain them as
 * well; a test fails when Playwright's list changes.
 */
const ofPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion"
]

/**
 * Pages of the address bar, which tests do not use: with each window Chromium starts two processes for them, which need
 * three times the work of the window itself, and closing a context waits for them.
 */
const ofAddressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"]

/** Names for `--disable-features`. */
export const disabledFeatures: ReadonlyArray<string> = [...ofPlaywright, ...ofAddressBar]

/** Arguments with which the journeys start Chromium. */
export const chromiumArgs: ReadonlyArray<string> = [
  // machines that run tests have no graphics card, and the process that emulates one can only hang
  "--disable-gpu",
  `--disable-features=${disabledFeatures.join(",")}`
]
