import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
import { Page } from './page';

await bootstrapApplication(Page, { providers: [provideClientHydration()] });
