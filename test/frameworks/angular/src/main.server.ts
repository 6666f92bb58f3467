import { bootstrapApplication, type BootstrapContext, provideClientHydration } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { Page } from './page';

const providers = [
  provideClientHydration(),
  provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Server }])),
];

export default (context: BootstrapContext) => bootstrapApplication(Page, { providers }, context);
