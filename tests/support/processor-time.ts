/** Milliseconds of processor time since now: the same on a loaded machine as on an idle one. */
export function processorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
