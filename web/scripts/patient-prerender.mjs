// React Router gives each prerendered page ten seconds, without a setting. A busy machine needs more, and the build fails for nothing.
const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => timeout(ms * 12);
