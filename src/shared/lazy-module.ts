/** A module that is loaded before its first use, so that a start does not wait for it. */
export interface LazyModule<Module> {
  load: () => Promise<void>;
  /** The loaded module. Throws if `load` has not ended. */
  use: () => Module;
}

/** Creates a lazy module. A transaction cannot wait, so it is loaded before one begins. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: { module: Module } | undefined;
  return {
    load: async () => {
      loaded ??= { module: await load() };
    },
    use: () => {
      if (!loaded) throw new Error("A module was used before it was loaded.");
      return loaded.module;
    },
  };
}

/** A value made at its first use: most runs of the program need few of the patterns and tables of the readers. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
